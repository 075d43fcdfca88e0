export const errors = {
  delete_crew_denied: 'You don’t have permission to delete this crew.',
  seat_taken:
    'Someone you cannot see is in that seat. Leave it as it is, or ask a coach who can see under-18s.',
  category_in_use: 'There is still equipment in this category. Move it to another category first.',
  has_history: 'This item has been used. Set its status to “Retired” to keep its log and bookings.',
  reason_needed:
    'Some equipment you chose is damaged, in repair or retired. Give a reason for booking it anyway.',
  already_booked: 'This is already booked at that time. Confirm to book it anyway.',
} as const

export const fields = {
  two_boats: 'Choose at least two boats with people seated in them.',
  plan_too_large: 'Too much to plan at once. Use fewer people or fewer pieces.',
} as const
