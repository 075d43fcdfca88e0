/** Recording, and following it. */
export const errors = {
  connect_early: 'You can begin two hours before the session starts.',
  connect_over: 'The session of this code is over.',
  connect_full: 'At most {max} devices record for one boat at a time.',
  boat_ashore:
    'No session with {boat} is running now. This sticker works from two hours before until four hours after a session in which a crew has this boat.',
  recording_over: 'This recording began more than a week ago: nothing more can be added to it.',
}
