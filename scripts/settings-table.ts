// Prints the table of environment variables for docs/operate/settings.md.
import { SETTINGS } from '../server/settings.ts'

export function settingsTable(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { default: standard, meaning }]) =>
      `| ${name} | ${standard === undefined ? '' : `\`${standard}\``} | ${meaning} |`,
  )
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

if (import.meta.main) console.log(settingsTable())
