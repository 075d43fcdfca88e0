import type { ClubChange, ClubSettings } from '#contract/people/clubs.ts'

export type Venue = NonNullable<ClubSettings['venue']>
export type ClubDraft = Required<ClubChange>
/**
 * What a part of the form gets: the whole draft, how to change it, and what the server said of a
 * field.
 */
export type PartProps = {
  draft: ClubDraft
  set: (part: Partial<ClubDraft>) => void
  errorOf: (field: string) => string | undefined
}

export const draftOf = ({
  id: _id,
  creator_id: _creator,
  logo: _logo,
  by_clock: _byClock,
  storage: _storage,
  ...rest
}: ClubSettings): ClubDraft => rest
