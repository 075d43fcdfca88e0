import { createEquipment } from '#contract/boats/equipment.ts'
import { saveMorning } from '#contract/analysis/monitoring.ts'
import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import { inviteMembers } from '#contract/people/invitations.ts'
import { createSquad } from '#contract/people/squads.ts'
import { addAbsence } from '#contract/planning/availability.ts'
import { createSession } from '#contract/planning/sessions.ts'
import { startImport } from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Access } from '#domain/rules/access.ts'
import { hasRole } from '#domain/rules/viewer.ts'
import type { search } from '#texts/en/screens/search.ts'
import { paths } from '../../paths/paths.ts'
import { user } from '../../screens/screen.ts'
import type { Viewer } from '../../shell/viewer.ts'

/** What somebody can do, with the screen where it is done. */
export type Action = {
  name: keyof (typeof search)['actions']
  to: (viewer: Viewer) => string
  access: Access
  /** What decides beyond the access. */
  isFor?: (viewer: Viewer) => boolean
}

const isSelf = ({ impersonated }: Viewer) => !impersonated
const isAthlete = (viewer: Viewer) => isSelf(viewer) && hasRole(viewer, [ROLE.athlete])

export const ACTIONS: readonly Action[] = [
  { name: 'planSession', to: () => paths.newSession(), access: createSession.access },
  { name: 'planWeek', to: () => paths.planWeek(), access: createSession.access },
  { name: 'uploadFile', to: () => paths.uploadSessionFiles(), access: startImport.access },
  { name: 'addMember', to: () => paths.addMember(), access: inviteMembers.access },
  { name: 'createSquad', to: () => paths.squadForm(), access: createSquad.access },
  { name: 'addEquipment', to: () => paths.equipmentForm(), access: createEquipment.access },
  { name: 'enterTests', to: () => paths.enterTests('2k'), access: performanceTestDay.access },
  {
    name: 'enterMorning',
    to: ({ user_id }) => paths.profileMorning(user_id, { entry: 1 }),
    access: saveMorning.access,
    isFor: isAthlete,
  },
  {
    name: 'enterAbsence',
    to: () => paths.availability(),
    access: addAbsence.access,
    isFor: isAthlete,
  },
  {
    name: 'writeNote',
    to: ({ user_id }) => paths.profileNotes(user_id),
    access: { level: 'member' },
    isFor: isSelf,
  },
  { name: 'signOut', to: () => paths.logout(), access: user },
]
