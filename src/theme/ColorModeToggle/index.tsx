import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';
import {useLightPrint} from './useLightPrint';

/**
 * The theme's toggle. Where the system's preference is not respected, it names the mode in force
 * instead of a system that has no say.
 */
export default function NamedColorModeToggle(props: Props): ReactNode {
  const {colorMode} = useColorMode();
  useLightPrint();
  const {respectPrefersColorScheme, value} = props;
  return <ColorModeToggle {...props} value={respectPrefersColorScheme ? value : colorMode} />;
}
