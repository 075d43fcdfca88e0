import type { Profile } from '#contract/people/profiles.ts'
import { ProfileFrame } from '../../people/profiles/open.ts'
import { Notes } from './Notes.tsx'

const isOwn = (profile: Profile) => profile.is_self

/** What a person writes down for themselves. */
export function NotesPage() {
  return <ProfileFrame opens={isOwn}>{() => <Notes />}</ProfileFrame>
}
