export const leftOut = {
  title: 'Not imported',
  refused_one: '{{count}} file could not be read.',
  refused_other: '{{count}} files could not be read.',
  beside_one: '{{count}} file in this export is not an activity.',
  beside_other: '{{count}} files in this export are not activities.',
  known_one: '{{count}} file already uploaded, in {{file}}.',
  known_other: '{{count}} files already uploaded, in {{file}}.',
  gone_one:
    '{{count}} file was uploaded before in a file that has since been deleted. Upload this file again to import it.',
  gone_other:
    '{{count}} files were uploaded before in a file that has since been deleted. Upload this file again to import them.',
  repeated_one: '{{count}} file was included more than once.',
  repeated_other: '{{count}} files were included more than once.',
} as const

export const warnings = {
  title: 'Notes on this file',
  truncated: 'The file ends early. Everything up to that point was imported.',
  damaged: 'Part of the file is damaged. Everything readable was imported.',
  checksum:
    'The file’s checksum does not match, so it may have been altered. Its values look plausible.',
  part_not_read: 'The file contains several recordings; one of them could not be read.',
  sport_unknown: 'The device recorded a sport we do not recognise.',
  time_missing: 'Some samples have no time. They were placed between their neighbours.',
  mornings:
    'This file also contains morning values such as sleep or weight. Its owner can add them in their profile, under Morning monitoring.',
  seat_unknown: 'The file does not say which seat it was recorded in.',
  time_unknown: 'The file has no times, so date and speed are unknown.',
  time_disorder: 'The device clock jumped back. The samples were put back in order.',
  time_implausible: 'Some times were implausible and were left out.',
  distance_implausible:
    'The device’s distance was implausible, so it was calculated from the recording.',
  distance_left_out: 'The device’s distance was implausible and was left out.',
  totals_from_records:
    'The device’s totals do not match this file, so they were calculated from the recording.',
  last_lap_open: 'The last lap was never closed; it counts up to the last record.',
  totals_differ:
    'The distances in this file differ by more than 2%: total, laps, records and track were compared, and the most reliable one is used.',
  laps_implausible: 'The laps add up to more than the total time, so work and rest were left out.',
  activity_implausible: 'One recording in the file was implausible and was left out.',
  decimal_comma: 'Numbers were read with a decimal comma.',
  duplicate_left_out: 'The same recording was in the file more than once. It was imported once.',
  member_not_read: 'One file in the archive could not be read. The others were imported.',
  same_outing: 'Another device recorded the same outing. The two count once.',
  transition: 'Transitions between sports are not part of any session.',
  single_record: 'A single data point is not enough for a session, so it was not added to one.',
  distance_from_laps: 'The distance is the sum of the laps.',
  distance_from_gps: 'Distance is taken from the GPS track.',
  distance_from_speed: 'Distance was calculated from the recorded speed.',
  other: 'The file has a minor fault. Everything readable was imported.',
  dropped_one: '{{number}} value was out of range and was left out.',
  dropped_other: '{{number}} values were out of range and were left out.',
} as const
