import { t } from '../i18n/i18n.ts'
import { loadChunk, isChunkFailure } from './chunks.ts'
import { notify } from './notices.ts'

/**
 * A part of the app that somebody asks for on the page they are on; null where it does not arrive,
 * which is said, and the page stays.
 */
export async function askedPart<T>(part: Promise<T>): Promise<T | null> {
  try {
    return await loadChunk(part)
  } catch (error) {
    if (!isChunkFailure(error)) throw error
    notify('warning', t('failure.part'))
    return null
  }
}
