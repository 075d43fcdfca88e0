import { clubs } from '#texts/en/screens/clubs.ts'
import { invitations } from '#texts/en/screens/invitations.ts'
import { members } from '#texts/en/screens/members.ts'
import { notes } from '#texts/en/screens/notes.ts'
import { privacy } from '#texts/en/screens/privacy.ts'
import { profiles } from '#texts/en/screens/profiles.ts'
import { ratioStatus } from '#texts/en/screens/ratio-status.ts'
import { squads } from '#texts/en/screens/squads.ts'

export const texts = { clubs, invitations, members, notes, privacy, profiles, ratioStatus, squads }
