type Person = { full_name: string; session_id: number; session_name: string }
export type SessionPeople = { session_id: number; session_name: string; names: string[] }

/** People under their session, sessions and people in the order given. */
export function bySession(people: readonly Person[]): SessionPeople[] {
  const groups = new Map<number, SessionPeople>()
  for (const { full_name, session_id, session_name } of people) {
    const group = groups.get(session_id) ?? { session_id, session_name, names: [] }
    group.names.push(full_name)
    groups.set(session_id, group)
  }
  return [...groups.values()]
}
