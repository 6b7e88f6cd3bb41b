import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';
import {useLightPrint} from './useLightPrint';

/**
 * The theme's toggle. If the site ignores the system preference, the toggle's label names the current mode, and never
 * the system mode.
 */
export default function NamedColorModeToggle(props: Props): ReactNode {
  const {colorMode} = useColorMode();
  useLightPrint();
  const {respectPrefersColorScheme, value} = props;
  return <ColorModeToggle {...props} value={respectPrefersColorScheme ? value : colorMode} />;
}
