/** Recording, and following it. */
export const errors = {
  connect_early: 'You can start recording two hours before the session starts.',
  connect_over: 'The session for this code is over.',
  connect_full: 'At most {max} devices can record for one boat at a time.',
  boat_ashore:
    '{boat} is not in a session right now. This sticker works from two hours before until four hours after a session in which a crew uses this boat.',
  recording_over:
    'This recording started more than a week ago, so nothing more can be added to it.',
  not_discarded: 'This recording has not been discarded.',
  discarded_by_device:
    'The device that made this recording discarded it, so it can only be restored there.',
  discarded_by_another: 'Someone else discarded this recording, and only they can restore it.',
  restore_over: 'A discarded recording can only be restored for ten minutes.',
  race_begun: 'This race has already started.',
  race_over: 'This race is over.',
  race_waits: 'This race has not started yet.',
}
