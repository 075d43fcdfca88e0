import { clubs } from '../../zh-cn/clubs.ts'
import { invitations } from '../../zh-cn/invitations.ts'
import { members } from '../../zh-cn/members.ts'
import { notes } from '../../zh-cn/notes.ts'
import { privacy } from '../../zh-cn/privacy.ts'
import { profiles } from '../../zh-cn/profiles.ts'
import { squads } from '../../zh-cn/squads.ts'

export const texts = { clubs, invitations, members, notes, privacy, profiles, squads }
