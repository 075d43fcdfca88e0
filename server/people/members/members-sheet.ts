import type { Language } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { headed, type ListSheet } from '../../text/list-sheet.ts'
import { nameOf } from '../../text/names.ts'
import type { ServerTexts } from '../../text/text.ts'
import type { ExportedMember } from './member-list.ts'

const keyOf = (ids: Record<string, number>, id: number) =>
  Object.entries(ids).find(([, one]) => one === id)?.[0] ?? ''

/** A row a member. */
export function membersSheet(
  rows: readonly ExportedMember[],
  { sheet, columns, yes }: ServerTexts['members'],
  language: Language,
): ListSheet<ExportedMember> {
  const place = (key: 'cox' | 'stroke' | 'scull' | 'sweep') => ({
    text: (member: ExportedMember) => (member[key] ? yes : null),
  })
  const roleOf = (id: number) => nameOf(language, 'role', keyOf(ROLE, id))
  return {
    title: sheet,
    rows,
    columns: headed(columns, {
      name: { text: ({ full_name }) => full_name, width: 24 },
      email: { text: ({ email }) => email, width: 30 },
      guardian: { text: ({ guardian_email }) => guardian_email, width: 30 },
      phone: { text: ({ phone }) => phone, width: 18 },
      status: {
        text: ({ status }) => nameOf(language, 'member-status', keyOf(MEMBER_STATUS, status)),
        width: 14,
      },
      roles: { text: ({ roles }) => roles.map(roleOf).join(', '), width: 18 },
      squads: { text: ({ squads }) => squads.join(', '), width: 20 },
      cox: place('cox'),
      stroke: place('stroke'),
      scull: place('scull'),
      sweep: place('sweep'),
      gender: { text: ({ gender }) => gender },
      birthday: { text: ({ date_of_birth }) => date_of_birth },
    }),
  }
}
