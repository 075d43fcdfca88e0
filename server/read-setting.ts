import { ConfigError } from './config-error.ts'
import type { Setting } from './setting.ts'
import { SETTINGS, type SettingName } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads one setting; undefined when it is neither set nor has a default.
 * @throws ConfigError naming the setting, what is wrong with it and what is allowed
 */
export function readSetting<T>(
  name: SettingName,
  { default: standard, read }: Setting<T>,
  env: Environment,
): T | undefined {
  const text = env[name]?.trim() || standard
  if (text === undefined) return undefined
  const result = read(text)
  if ('value' in result) return result.value
  throw new ConfigError(`${name} is ${shown(name, text)}, but must be ${result.allowed}.`)
}

/** Values that may hold a password are not repeated on the terminal or in a log. */
function shown(name: string, text: string): string {
  return /SECRET|KEY|TOKEN|DATABASE|REDIS|SMTP|PASSPHRASE|OIDC/.test(name)
    ? 'set to something else'
    : JSON.stringify(text)
}

export function demand<T>(name: SettingName, value: T | undefined): T {
  if (value === undefined) throw new ConfigError(`${name} is missing: set it.`)
  return value
}

/**
 * Reads settings that only make sense together. It returns undefined when the first is not set, and
 * throws when only some of them are set.
 */
export function readGroup<K extends SettingName>(
  env: Environment,
  names: readonly [K, ...K[]],
): Record<K, string> | undefined {
  const isSet = (name: K) => Boolean(env[name]?.trim())
  const set = names.filter(isSet)
  if (set.length === 0) return undefined
  const missing = names.filter((name) => !isSet(name))
  if (missing.length > 0)
    throw new ConfigError(
      `${set.join(', ')} ${set.length > 1 ? 'are' : 'is'} set, ` +
        `but ${missing.join(', ')} must be set as well.`,
    )
  const pairs = names.map((name) => [name, readSetting<unknown>(name, SETTINGS[name], env)])
  return Object.fromEntries(pairs) as Record<K, string> // each of these settings reads as text
}
