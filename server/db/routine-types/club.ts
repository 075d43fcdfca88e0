// Written from the functions of the database by the test of statements with UPDATE=1.

type Nothing = Record<string, never>

export type ClubRoutines = {
  answer_challenge: { takes: { asked: number; is_accepted: boolean }; answers: boolean }
  club_of_post: { takes: { post: number; person: number }; answers: number }
  club_of_thread: { takes: { thread: number; person: number }; answers: number }
  decide_challenge_entry: {
    takes: {
      asked: number
      entry: number
      is_counted: boolean
      said: string
    }
    answers: boolean
  }
  forget_messages: { takes: Nothing; answers: null }
  is_in_challenge: { takes: { asked: number; person: number }; answers: boolean }
  note_thread_read: { takes: { thread: number }; answers: null }
  other_club: { takes: { thing: string; thing_id: number; person: number }; answers: number }
  queue_due_challenges: { takes: Nothing; answers: null }
  sees_challenge: { takes: { asked: number }; answers: boolean }
  send_wall_change: { takes: { of_session: number; change: string }; answers: null }
  sum_challenge_days: {
    takes: {
      club: number
      challenge_ids: readonly number[]
      people: readonly number[]
      days: readonly string[]
    }
    answers: null
  }
  take_challenge_turn: { takes: { club: number }; answers: null }
}
