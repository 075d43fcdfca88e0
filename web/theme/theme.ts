import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/** The accent: deep water. White on shades 8 and 9 and shade 9 on white meet AA. */
const teal: MantineColorsTuple = [
  '#e7f6f7',
  '#d3ecee',
  '#a6d9dd',
  '#76c5cb',
  '#50b4bc',
  '#37a9b2',
  '#1f8d97',
  '#0e7a84',
  '#076a73',
  '#04545c',
]
const amber: MantineColorsTuple = [
  '#fff6e0',
  '#ffebc2',
  '#ffd88a',
  '#ffc34f',
  '#fdb022',
  '#f29d0c',
  '#cf7f06',
  '#a86305',
  '#854d08',
  '#633a0a',
]
const dark: MantineColorsTuple = [
  '#d3dade',
  '#b8c2c8',
  '#8c99a1',
  '#5f6d76',
  '#3d4951',
  '#2d373e',
  '#222b31',
  '#171e23',
  '#12181c',
  '#0b1013',
]

export const theme = createTheme({
  colors: { teal, amber, dark },
  black: '#1b2429',
  primaryColor: 'teal',
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: 'md',
  autoContrast: true,
  luminanceThreshold: 0.35,
  respectReducedMotion: true,
  components: {
    // An open menu holds nothing but its items, and its first one gets the keyboard.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Lists scroll by themselves, see base.css: a scroll bar of the library makes each turn of the
    // wheel, anywhere, wait for the page.
    Select: { defaultProps: { withScrollArea: false } },
    MultiSelect: { defaultProps: { withScrollArea: false } },
    Autocomplete: { defaultProps: { withScrollArea: false } },
    TagsInput: { defaultProps: { withScrollArea: false } },
  },
  cursorType: 'pointer',
  fontFamily:
    '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, ' +
    '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  // Text that somebody enlarges needs the room: what is between it stays as wide as it is.
  spacing: { xs: '10px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.34' },
      h3: { fontSize: '0.875rem', lineHeight: '1.43' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
})

/** The library's own dimmed, light, outline and error shades miss AA in one scheme or the other. */
export const cssVariablesResolver: CSSVariablesResolver = ({ colors }) => {
  const tones = Object.keys(colors).filter((name) => name !== 'dark')
  const color = (name: string, shade: number | string) => `var(--mantine-color-${name}-${shade})`
  const darkened = (name: string, percent: number) =>
    `color-mix(in srgb, ${color(name, 9)} ${percent}%, black)`
  const each = (rules: (name: string) => Record<string, string>) =>
    Object.assign({}, ...tones.map(rules)) as Record<string, string>
  return {
    variables: {},
    light: {
      '--mantine-color-dimmed': color('gray', 7),
      '--mantine-color-placeholder': color('gray', 7),
      '--mantine-color-error': color('red', 9),
      '--mantine-color-anchor': color('teal', 8),
      ...each((name) => ({
        [`--mantine-color-${name}-light`]: color(name, 0),
        [`--mantine-color-${name}-light-hover`]: color(name, 1),
        [`--mantine-color-${name}-light-color`]: darkened(name, 70),
        [`--mantine-color-${name}-outline`]: darkened(name, 80),
        [`--mantine-color-${name}-text`]: darkened(name, 80),
      })),
    },
    dark: {
      '--mantine-color-dimmed': color('dark', 1),
      '--mantine-color-placeholder': color('dark', 1),
      '--mantine-color-error': color('red', 4),
      '--mantine-color-anchor': color('teal', 3),
      ...each((name) => ({
        [`--mantine-color-${name}-light-color`]: color(name, 2),
        [`--mantine-color-${name}-outline`]: color(name, 3),
        [`--mantine-color-${name}-text`]: color(name, 3),
      })),
    },
  }
}
