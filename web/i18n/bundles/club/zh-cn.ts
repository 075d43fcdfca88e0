import { clubs } from '#texts/zh-cn/screens/clubs.ts'
import { invitations } from '#texts/zh-cn/screens/invitations.ts'
import { members } from '#texts/zh-cn/screens/members.ts'
import { notes } from '#texts/zh-cn/screens/notes.ts'
import { privacy } from '#texts/zh-cn/screens/privacy.ts'
import { profiles } from '#texts/zh-cn/screens/profiles.ts'
import { ratioStatus } from '#texts/zh-cn/screens/ratio-status.ts'
import { squads } from '#texts/zh-cn/screens/squads.ts'

export const texts = { clubs, invitations, members, notes, privacy, profiles, ratioStatus, squads }
