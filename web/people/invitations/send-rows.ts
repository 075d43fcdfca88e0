import { inviteMembers, type RowAnswer } from '#contract/people/invitations.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import { submit } from '../../api/api.ts'
import { refetchPeople } from '../../api/refetch-after.ts'
import type { Call } from '../../form/form-types.ts'

/**
 * How people are added: with which role, into which squads, silently or with an invitation in a
 * language.
 */
export type InviteOptions = {
  role: RoleId
  squads: readonly number[]
  invite: boolean
  language: Language
}

/** The squads rows name by names nothing has are created where this is said. */
type Squads = { createSquads?: boolean }

const CHUNK = 500

type Sending = Squads & { dryRun: boolean; call?: Call; onProgress?: (done: number) => void }

/**
 * Sends the rows in portions, so that progress of a long file is visible; the answers are in the
 * order of the rows.
 */
export async function sendRows(
  rows: readonly InvitedRow[],
  { role, squads, invite, language }: InviteOptions,
  { dryRun, createSquads = false, call = submit, onProgress }: Sending,
): Promise<RowAnswer[]> {
  const answers: RowAnswer[] = []
  for (let start = 0; start < rows.length; start += CHUNK) {
    const people = rows.slice(start, start + CHUNK)
    const body = {
      people,
      role_ids: [role],
      squad_ids: [...squads],
      invite,
      language,
      dry_run: dryRun,
      create_squads: createSquads,
    }
    answers.push(...(await call(inviteMembers, { body })).data.rows)
    onProgress?.(answers.length)
  }
  if (!dryRun) await refetchPeople()
  return answers
}
