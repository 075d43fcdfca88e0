import { ConfigError } from './config-error.ts'
import { roles as allRoles } from './setting-readers.ts'

/**
 * `--demo`, `--no-demo` and `--roles LIST`.
 * @throws ConfigError naming the argument that is not known, or the list that is missing
 */
export function readArguments(argv: readonly string[]) {
  let demo: boolean | undefined
  let roles: string | undefined
  const rest = [...argv]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--demo') demo = true
    else if (arg === '--no-demo') demo = false
    else if (arg.startsWith('--roles=')) roles = arg.slice('--roles='.length)
    else if (arg === '--roles') roles = rest.shift() ?? ''
    else
      throw new ConfigError(
        `The argument ${arg} is not known: there are --demo, --no-demo and --roles LIST ` +
          `(of ${allRoles.join(', ')}).`,
      )
    if (roles === '')
      throw new ConfigError(
        `--roles needs a list: one or more of ${allRoles.join(', ')}, with commas.`,
      )
  }
  return { demo, roles }
}
