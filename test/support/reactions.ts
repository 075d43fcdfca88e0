import { REACTIONS } from '../../server/events/reactions.ts'
import { useReactions } from '../../server/events/record.ts'

// Commands that a test calls by themselves have the consequences they have in the server.
useReactions(REACTIONS)
