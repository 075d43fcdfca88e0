import type { ClubId, Db } from '../../db/client.ts'
import { queueMails } from '../../mail/queue.ts'
import { notifyAll } from '../../delivery/notify.ts'
import { addressesOf, clubNameOf } from './queries.ts'

type Answered = {
  approved_ids: readonly number[]
  refused_ids: readonly number[]
  removed_ids: readonly number[]
}

/**
 * Notifies people of what became of their membership: by mail too where they wait for an answer.
 * Who left by themselves knows.
 */
export async function notifyMembers(
  db: Db,
  clubId: ClubId,
  { approved_ids, refused_ids, removed_ids }: Answered,
  by: number | null,
): Promise<void> {
  const club = await clubNameOf(db, clubId)
  const link = `/switch-club/${clubId}`
  await answerByMail(db, clubId, approved_ids, { club, approved: true, link })
  await answerByMail(db, clubId, refused_ids, { club, approved: false, link: '/join' })
  const values = { club }
  await notifyAll(db, approved_ids, { kind: 'join-approved', level: 'success', by, values, link })
  await notifyAll(db, refused_ids, { kind: 'join-rejected', by, values })
  await notifyAll(db, removed_ids, { kind: 'removed-from-club', level: 'warning', by, values })
}

type Answer = { club: string; approved: boolean; link: string }

async function answerByMail(
  db: Db,
  about_club: ClubId,
  userIds: readonly number[],
  answer: Answer,
): Promise<void> {
  if (userIds.length === 0) return
  const people = await addressesOf(db, userIds)
  await queueMails(
    db,
    people.map(({ email, language, first_name }) => ({
      address: email,
      language,
      template: 'join-answer' as const,
      values: { name: first_name, ...answer },
      about_club,
    })),
  )
}
