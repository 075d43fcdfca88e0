import type * as contract from '#contract/own-data.ts'
import { demandPassword } from '../account/facts.ts'
import type { FileStore } from '../files/store.ts'
import type { Handlers } from '../http/mount.ts'
import { found, Refusal } from '../http/refusal.ts'
import { fileReply } from '../http/reply.ts'
import { queueMail } from '../mail/queue.ts'
import { nameAndAddress } from '../settings/queries.ts'
import { deleteAccount, queueExport } from './commands.ts'
import { deletionFactsOf, exportFile, exportOf, exportsOf } from './queries.ts'

/** Counts an attempt at `name`; seconds to wait, or 0. */
type Limit = { wait(from: string, name: string): Promise<number> }
type Parts = { files: FileStore; publicUrl: string; limit: Limit }

/** The copy of everything about oneself, and the end of the account. */
export const ownDataHandlers = ({ files, publicUrl, limit }: Parts): Handlers<typeof contract> => ({
  async dataExports({ db, viewer }) {
    return { data: await exportsOf(db, viewer.user_id) }
  },
  async startDataExport({ db, viewer }) {
    const id = await queueExport(db, viewer.user_id)
    return { data: found(await exportOf(db, viewer.user_id, id)) }
  },
  async dataExportFile({ db, viewer, params }) {
    const { sha256, created_at } = found(await exportFile(db, viewer.user_id, params.id))
    return fileReply(`slipway-${created_at.slice(0, 10)}.zip`, await files.stream(sha256))
  },
  async deletionFacts({ db }) {
    return { data: await deletionFactsOf(db) }
  },
  async deleteAccount({ db, viewer, body, language }) {
    const retry_after = await limit.wait('password', String(viewer.user_id))
    if (retry_after > 0) throw new Refusal('too_many_requests', { retry_after })
    await demandPassword(db, body.password)
    const { first_name, email } = await nameAndAddress(db, viewer.user_id)
    await deleteAccount(db, viewer.user_id)
    await queueMail(db, { address: email, language, template: 'account-deleted', values: { name: first_name, link: publicUrl } })
    return { data: { done: true } }
  },
})
