/**
 * A setting or argument the server cannot work with; the message is one sentence for the person at
 * the terminal.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
