import type { WrittenRecording } from '../../../readers/recording-json.ts'
import type { ProviderFile } from './providers/provider.ts'

/** The recording as the file that is kept and read, the same bytes for the same answers. */
export const recordingFile = (name: string, recording: WrittenRecording): ProviderFile => ({
  name,
  bytes: Buffer.from(JSON.stringify({ format: 'recording/1', ...recording })),
})
