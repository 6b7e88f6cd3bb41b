import {useThemeConfig} from '@docusaurus/theme-common';
import SystemColorMode from '@theme-original/Icon/SystemColorMode';
import DarkMode from '@theme/Icon/DarkMode';
import LightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';

/**
 * Icon shown if the reader has not chosen a theme. If the site ignores the system preference, it is the icon of the
 * default mode.
 */
export default function DefaultColorMode(props: Props): ReactNode {
  const {defaultMode, respectPrefersColorScheme} = useThemeConfig().colorMode;
  if (respectPrefersColorScheme) return <SystemColorMode {...props} />;
  return defaultMode === 'dark' ? <DarkMode {...props} /> : <LightMode {...props} />;
}
