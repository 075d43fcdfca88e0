import type { Permission } from '#domain/constants/permissions.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestUser } from './factories.ts'

type Granted = { club: ClubId; person: TestUser; permission: Permission; granted: boolean }

/** What one member may beyond their roles, or may not despite them. */
export const grantTo = (
  app: { rows: (text: string, values: unknown[]) => Promise<unknown> },
  { club, person, permission, granted }: Granted,
): Promise<unknown> =>
  app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, $4 from permissions where name = $3`,
    [club, person.id, permission, granted],
  )
