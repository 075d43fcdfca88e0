import type { ClubId, Db } from '../../db/client.ts'

/** What an assistant called, and how it ended: never what it was answered. */
export type ToolCall = {
  tool: string
  token_id: number
  calls: readonly string[]
  outcome: 'answered' | 'refused'
}

export async function noteToolCall(
  db: Db,
  clubId: ClubId,
  userId: number,
  call: ToolCall,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id: userId,
      about_club: clubId,
      action: 'assistant-call',
      subject: JSON.stringify(call),
    })
    .execute()
}
