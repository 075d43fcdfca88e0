/**
 * Guards whose loss the matrix cannot notice, and why. Only a guard doubled by another belongs
 * here, or one against what happens meanwhile.
 */
export const UNNOTICED: Readonly<Record<string, string>> = {
  'policy selected on clubs, with check':
    'nobody but the owner inserts a club or changes its id, so the condition for reading ' +
    'holds of every row that is written',
  'PATCH integrations/{provider}: while impersonating or not':
    'who acts in somebody’s name is refused again where the connection is read',
  'DELETE integrations/{provider}: while impersonating or not':
    'who acts in somebody’s name is refused again where the connection is read',
  'GET club-data-log: without permission':
    'nobody of the matrix runs a club without managing its members: club-export-life.test.ts',
  'GET club-exports: without permission':
    'nobody of the matrix runs a club without managing its members: club-export-life.test.ts',
  'POST club-exports: without permission':
    'nobody of the matrix runs a club without managing its members: club-export-life.test.ts',
  'POST club-exports/plan: without permission':
    'nobody of the matrix runs a club without managing its members: club-export-life.test.ts',
  'POST club-exports/{id}/stop: without permission':
    'nobody of the matrix runs a club without managing its members: club-export-life.test.ts',
  'POST club-exports/{id}/link: without permission':
    'nobody of the matrix runs a club without managing its members: club-export-life.test.ts',
  'DELETE challenges/teams/{id}: without permission':
    'who may change the team is asked again where it is found',
  'server/people/account/commands.ts refuses nothing: !account || account.password_hash !== verified.stored':
    'a right password is wrong only when it changed while it was verified: password-queue.test.ts',
  'server/people/account/activation.ts is not asked: demandOpen((reset?.state ?? null) as CodeState)':
    'the code was open before the password was hashed: password-queue.test.ts',
  'server/people/profiles/commands.ts refuses nothing: !saved':
    'the handler has asked the same before the database does',
  'server/people/profiles/routes.ts demands nothing: person !== null && canEditProfile(viewer, params.id, true)':
    'the database asks the same when it saves',
  'server/people/profiles/routes.ts is always true: canEditProfile(viewer, params.id, true)':
    'the database asks the same when it saves',
  'server/boats/boathouse/routes.ts demands nothing: states.length === item_ids.length':
    'the database refuses things of other clubs as well; the guard only says at which field',
  'server/recordings/efforts/commands.ts refuses nothing: !venue':
    'the key of a course and its venue holds the club as well; the guard only says at which field',
  'server/recordings/efforts/commands.ts is not asked: await demandVenue(db, clubId, venue_id)':
    'the key of a course and its venue holds the club as well; the guard only says at which field',
  'server/recordings/efforts/commands.ts is not asked: await demandVenue(db, clubId, venue_id ?? null)':
    'the key of a course and its venue holds the club as well; the guard only says at which field',
  'server/analysis/race-analysis/queries.ts refuses nothing: !TOKEN.test(uuid)':
    'what is no token is not stored either, and is refused with the same words',
  'server/live/live/race-commands.ts demands nothing: !session.is_event && canSeeResults(viewer, session)':
    'the door lets in coaches alone, who see all results; an event has no pieces to race over',
  'server/live/live/race-commands.ts demands nothing: canSeeResults(viewer, session)':
    'the door lets in coaches alone, who see all results',
  'server/live/live/race-commands.ts is always true: canSeeResults(viewer, session)':
    'the door lets in coaches alone, who see all results',
  'server/live/live/race-queries.ts demands nothing: canSeeResults(viewer, session)':
    'the door lets in coaches alone, who see all results',
  'server/platform/assistants/routes.ts refuses nothing: !caller?.club':
    'the door has refused who is in no club',
  'server/analysis/reports/analysis.ts refuses nothing: need !== null':
    'a plan has the analysis but not what a measure needs: analysis.test.ts',
  'server/club/guardians/links-routes.ts demands nothing: ended === true':
    'the link was there when it was read: only one that ended meanwhile is refused',
  "server/club/guardians/routes.ts demands nothing: (await callRoutine(db, 'leave_guardian', { child: child.user_id })) === true":
    'the door has asked for the same link: only one that ended meanwhile is refused',
  'server/recordings/telemetry/facts.ts is always true: canViewSession(viewer, session)':
    'the rules about a boat and its seats ask themselves whether the session may be seen',
}
