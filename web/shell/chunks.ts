import { CHUNK_TIMEOUT_MS } from '#domain/constants/limits.ts'

/**
 * A part of the app could not be loaded: it took too long, a release removed it, or its styles are
 * missing.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly reason: 'timeout' | 'missing' | 'stylesheet'
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'

  constructor(reason: ChunkLoadError['reason'], cause?: unknown) {
    super(
      `${reason === 'stylesheet' ? 'CSS chunk load failed' : 'Chunk load failed'} (${reason})`,
      {
        cause,
      },
    )
    this.reason = reason
    this.code = reason === 'stylesheet' ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED'
  }
}

/** A lazily imported part of the app, or a `ChunkLoadError` that says why there is none. */
export async function loadChunk<T>(part: Promise<T>): Promise<T> {
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLate.reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS)
  try {
    return await Promise.race([part, tooLate.promise])
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    throw new ChunkLoadError(String(error).includes('CSS') ? 'stylesheet' : 'missing', error)
  } finally {
    clearTimeout(timer)
  }
}

// What browsers and the bundler say of an import that nobody watched over.
const LOST_IMPORT = /dynamically imported module|importing a module script failed|preload CSS/i

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && LOST_IMPORT.test(error.message))
