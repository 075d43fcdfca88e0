export const errors = {
  thread_needs_adult:
    'A thread in which someone under 18 takes part needs a second adult, or a guardian of everyone under 18 who reads along. Ask a second coach to join, or have the dates of birth entered.',
  message_reaches_nobody:
    'None of these boats is recording like that, so nobody would get the message.',
} as const
