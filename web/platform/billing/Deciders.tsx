import { List, Text } from '@mantine/core'
import type { PlanGate } from '#contract/platform/billing.ts'

/** The people of the club who can change its plan, by name. */
export function Deciders({ people, nobody }: { people: PlanGate['deciders']; nobody: string }) {
  if (people.length === 0) return <Text>{nobody}</Text>
  return (
    <List>
      {people.map(({ user_id, full_name }) => (
        <List.Item key={user_id}>{full_name}</List.Item>
      ))}
    </List>
  )
}
