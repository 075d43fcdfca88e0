import type * as contract from '#contract/people/club-data-imports.ts'
import { askRoutine } from '../../db/routine.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { proveOneself, type ProofParts } from '../own-data/open.ts'
import { startImport, stopImport, takeImport } from './import-commands.ts'
import { importsOf, loggedSteps } from './import-queries.ts'

/** Exports that come back as a club, for anyone who may found one. */
export const clubImportHandlers = (parts: ProofParts): Handlers<typeof contract> => ({
  async clubImports({ db, viewer }) {
    return { data: await importsOf(db, viewer.user_id) }
  },
  startClubImport: {
    async authorize() {},
    async handle({ db, viewer, file }) {
      return { data: { id: await startImport(db, { user_id: viewer.user_id, ...file }) } }
    },
  },
  async takeClubImport({ db, viewer, params, body }) {
    await proveOneself(parts, db, viewer.user_id, body.otp)
    const order = { user_id: viewer.user_id, import_id: params.id }
    demand(await takeImport(db, order), 'not_found')
    return { data: { done: true } }
  },
  async stopClubImport({ db, viewer, params }) {
    const order = { user_id: viewer.user_id, import_id: params.id }
    demand(await stopImport(db, order), 'not_found')
    return { data: { done: true } }
  },
  async undoClubImport({ db, viewer, params, body }) {
    await proveOneself(parts, db, viewer.user_id, body.otp)
    demand(await askRoutine(db, 'undo_club_import', { import: params.id }), 'not_found')
    return { data: { done: true } }
  },
  async clubDataLog({ db }) {
    return { data: await loggedSteps(db) }
  },
})
