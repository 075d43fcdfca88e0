export const errors = {
  delete_crew_denied: 'You do not have permission to delete this crew.',
  seat_taken:
    'Somebody you may not see sits there. Leave that seat as it is, or ask a coach who sees minors.',
  category_in_use: 'There is still equipment in this category. Move it to another category first.',
  has_history: 'This item has been used. Set its status to “Retired” to keep its log and bookings.',
  reason_needed:
    'Some equipment you chose is damaged, in repair or retired. Give a reason for booking it anyway.',
  already_booked: 'This is booked at that time already. Say that you want it all the same.',
} as const

export const fields = {
  two_boats: 'Choose at least two boats with people seated in them.',
  plan_too_large: 'Too much to plan at once. Use fewer people or fewer pieces.',
} as const
