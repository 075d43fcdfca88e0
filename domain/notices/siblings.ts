/** What a child is notified of; its guardians are too. */
type News = { child: string; values: object }
type Notified = { id: number; what: string }
type Plan = { sessions: readonly Notified[] }

const isPlan = (values: object): values is Plan => 'sessions' in values

/**
 * One notice for a guardian of what is the same for several children, named together. Of plans there
 * is always one, with each session once.
 */
export function mergedForGuardian(news: readonly News[]): object[] {
  const groups = Map.groupBy(news, ({ values }) =>
    isPlan(values) ? 'plan' : JSON.stringify(values),
  )
  return [...groups.values()].map((same) => {
    const child = [...new Set(same.map((one) => one.child))].join(', ')
    const [first] = same
    const plans = same.map(({ values }) => values).filter(isPlan)
    return plans.length > 1 ? { ...mergedPlans(plans), child } : { ...first?.values, child }
  })
}

function mergedPlans(plans: readonly Plan[]): object {
  const byId = new Map(plans.flatMap(({ sessions }) => sessions.map((one) => [one.id, one])))
  const sessions = [...byId.values()]
  const count = (what: string) => sessions.filter((one) => one.what === what).length
  return {
    new: count('new'),
    changed: count('changed'),
    cancelled: count('cancelled'),
    sessions,
  }
}
