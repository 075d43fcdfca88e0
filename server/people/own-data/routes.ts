import type * as contract from '#contract/people/own-data.ts'
import { demandOwn, reauthenticate } from '../account/open.ts'
import type { Pool } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handlers } from '../../http/mount.ts'
import { found } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { queueMail } from '../../mail/queue.ts'
import { nameAndAddress } from '../settings/open.ts'
import { deleteAccount, queueExport } from './commands.ts'
import { deletionFactsOf, exportFile, exportOf, exportsOf } from './queries.ts'

/** Counts an attempt at `name`; seconds to wait, or 0. */
type Limit = { wait(from: string, name: string): Promise<number> }
type Parts = { pool: Pool; files: FileStore; publicUrl: string; limit: Limit }

/** The copy of everything about oneself, and the end of the account. */
export const ownDataHandlers = ({
  pool,
  files,
  publicUrl,
  limit,
}: Parts): Handlers<typeof contract> => ({
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
  deleteAccount: {
    async prepare({ viewer, body }) {
      const verified = await reauthenticate(pool, limit, viewer.user_id, body.password)
      return async ({ db, language }) => {
        await demandOwn(db, verified)
        const { first_name, email } = await nameAndAddress(db, viewer.user_id)
        await deleteAccount(db, viewer.user_id)
        await queueMail(db, {
          address: email,
          language,
          template: 'account-deleted',
          values: { name: first_name, link: publicUrl },
        })
        return { data: { done: true } }
      }
    },
  },
})
