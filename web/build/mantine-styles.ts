import type { Plugin } from 'vite'

const CLASS_NAMES = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/

/**
 * Lets every component of the library bring its own stylesheet, so that a page loads the styles of
 * what it shows.
 * The layered files are used: ours win over them whatever loads first.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    transform: {
      filter: { id: CLASS_NAMES },
      handler: (code, id) => {
        const component = CLASS_NAMES.exec(id)?.[1]
        return { code: `import '@mantine/core/styles/${component}.layer.css'\n${code}`, map: null }
      },
    },
  }
}
