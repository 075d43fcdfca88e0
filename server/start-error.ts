/**
 * Why the server cannot start: one sentence for the person at the terminal, printed without a
 * stack; the process then ends with a non-zero status.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'permission is denied',
  EPERM: 'the operation is not permitted',
  ENOENT: 'a folder above it is missing or cannot be written',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file of that name is in the way',
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

/**
 * A failed file operation as one sentence: `what` names the thing that could not be done, as in
 * "The folder /x cannot be written".
 */
export function fileError(what: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  const reason =
    reasons[errorCode(error) ?? ''] ?? (error instanceof Error ? error.message : String(error))
  return new StartError(`${what}: ${reason}.`, { cause: error })
}
