import type {ThemeColors} from '../announcement';

export const VARIANTS = {
  neutral: {
    light: {background: '#ececec', text: '#1c1e21'},
    dark: {background: '#35373b', text: '#f5f6f7'},
  },
  info: {
    light: {background: '#e1edfb', text: '#0b3a6f'},
    dark: {background: '#10304f', text: '#d6e8ff'},
  },
  success: {
    light: {background: '#e0f4e5', text: '#0f4a22'},
    dark: {background: '#12381f', text: '#d3f5dc'},
  },
  warning: {
    light: {background: '#fff0c2', text: '#5c4300'},
    dark: {background: '#4a3800', text: '#ffeeb5'},
  },
  danger: {
    light: {background: '#fde4e4', text: '#7a1616'},
    dark: {background: '#4d1515', text: '#ffdcdc'},
  },
} satisfies Record<string, ThemeColors>;

export type Variant = keyof typeof VARIANTS;
