import { createContext } from 'react'
import { messagePhoto } from '#contract/club/messages.ts'
import { messageFile } from '#contract/club/messages-files.ts'
import { download, fetchFile } from '../../api/api.ts'

type OfMessage = { id: number; number: number }

/** By which calls the files of messages come, and who has folded what is folded. */
export type MessageSource = {
  key: string
  photo: (message: OfMessage) => Promise<Blob>
  save: (message: OfMessage) => Promise<void>
  folded: 'folded' | 'foldedByChild'
}

/** Those of a member; a guardian has others. */
export const MessageSourceContext = createContext<MessageSource>({
  key: 'own',
  photo: (params) => fetchFile(messagePhoto, { params }),
  save: (params) => download(messageFile, { params }),
  folded: 'folded',
})
