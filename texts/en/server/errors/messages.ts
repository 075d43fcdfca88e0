export const errors = {
  thread_needs_adult:
    'A chat with someone under 18 needs a second adult, or a guardian of everyone under 18 who can read it. Ask a second coach to join, or have the dates of birth entered.',
  message_reaches_nobody:
    'None of these boats is recording at the moment, so no one would receive the message.',
} as const
