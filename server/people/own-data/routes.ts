import type * as contract from '#contract/people/own-data.ts'
import { demandOwn, reauthenticate } from '../account/open.ts'
import type { Pool } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handlers } from '../../http/mount.ts'
import { found } from '../../http/refusal.ts'
import { fileReply, storedContent } from '../../http/reply.ts'
import { queueMail } from '../../mail/queue.ts'
import { nameAndAddress } from '../settings/open.ts'
import { deleteAccount, linkExport, queueExport } from './commands.ts'
import { proveOneself, type ProofParts } from './proof.ts'
import { deletionFactsOf, exportOf, exportsOf, linkedFile } from './queries.ts'

type Parts = ProofParts & { pool: Pool; files: FileStore; publicUrl: string }

/** The copy of everything about oneself, and the end of the account. */
export const ownDataHandlers = ({
  pool,
  files,
  publicUrl,
  secrets,
  limit,
}: Parts): Handlers<typeof contract> => ({
  async dataExports({ db, viewer }) {
    return { data: await exportsOf(db, viewer.user_id) }
  },
  async startDataExport({ db, viewer }) {
    const id = await queueExport(db, { user_id: viewer.user_id })
    return { data: found(await exportOf(db, viewer.user_id, id)) }
  },
  async linkDataExport({ db, viewer, params, body }) {
    await proveOneself({ secrets, limit }, db, viewer.user_id, body.otp)
    return { data: found(await linkExport(db, { user_id: viewer.user_id }, params.id)) }
  },
  async exportedFile({ db, params }) {
    const { club, created_at, ...file } = found(await linkedFile(db, params.code))
    const name = `${club ?? 'slipway'}-${created_at.slice(0, 10)}.zip`
    return fileReply(name, storedContent(files, file))
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
