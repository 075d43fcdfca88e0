export const errors = {
  file_unreadable: 'This file could not be read. Check the format and try again.',
  recording_private:
    'Only you can see this recording, so it cannot become a session, which others would see.',
  crew_of_others:
    'You are not in this crew. Only its members or a coach can add a recording to it.',
  seats_of_others:
    'Some of these strokes belong to people you cannot see, or who do not have that seat in this recording.',
  recording_joined:
    'This recording is already joined with another. Undo that first, then join both to the earliest one.',
  recordings_apart:
    'Joined, these recordings would be longer than a week. Correct the start time of one of them first.',
  changes_build_on_it: 'Later edits depend on this one. Undo those first.',
  own_storage_full:
    'Your files use {used} of {max} GB. Delete some you no longer need, or contact the administrator of this server.',
  club_storage_full:
    'Your club’s files use {used} of {max} GB. A club manager can delete some, or contact the administrator of this server.',
  too_many_steps:
    'This plan has {count} steps, and a watch takes {most}. Repeat what is alike, or plan less.',
  workout_without_pieces: 'This session has no structure. Plan one first.',
  workout_without_zone:
    'This session has no intensity. Plan one, so that a trainer knows how hard to make it.',
  workout_without_times:
    'Trainers know only time. Plan this session by time, or add a 2000 m test of the athlete.',
  workout_without_test:
    'There is no 2000 m test of this athlete to work out watts from. Choose .mrc, which is in percent.',
} as const

export const fields = {
  seated_twice: 'This athlete already has another seat in this recording.',
  recording_length: 'The recording is {time} long.',
  end_after_start: 'The end must come after the start at {time}.',
  within_recording: 'Choose a moment after 0:00 and before {time}.',
  no_curve: 'This recording contains totals only, so you cannot select a section.',
  no_day: 'This recording has no date, so there is no start time to correct.',
  no_shift: 'Enter the number of seconds to move it, forwards or back. 0 changes nothing.',
  other_itself: 'Choose a different recording.',
  other_joined: 'That recording is part of a joined recording. Choose the joined one.',
  other_private:
    'One of the two is visible only to its owner, as Strava recordings are. Choose one with the same visibility.',
  other_timeless:
    'To be joined, both recordings need a date and values over time. Choose another one.',
  other_person: 'Only recordings of the same person can be joined. Choose another one.',
  other_heartless: 'That recording has no heart rate. Choose another one.',
  other_strokeless: 'That recording has no strokes. Choose another one.',
  line_too_short:
    'Both ends of this line are in the same place. Set one on each side of the water.',
  line_too_long: 'This line is longer than 5 km. Check both of its ends.',
  lines_alike: 'Start and finish are the same line. Set the finish where the course ends.',
  lines_far_apart: 'Start and finish are more than 200 km apart. Check their ends.',
  line_repeated:
    'There is already a line here. Place this one somewhere else between start and finish.',
  line_name_twice: 'Another line of this course has this name. Choose a different one.',
  piece_twice: 'Two marked pieces cannot match the same planned piece.',
  asked_already:
    'Activities from this date on have already been requested. Choose an earlier date.',
  file_size: 'This file is too large: at most {max} MB.',
  takes_no_workouts: 'This provider takes no workouts.',
  no_target: 'There are no targets of this kind for this athlete. Choose another one.',
} as const

export const refusals = {
  empty_file: 'This file is empty.',
  unknown_format:
    'Invalid file type. Upload FIT, TCX, GPX, KML, PWX, HRM, SML, SLF or FITLOG, a table from a speed coach or ergo, or your export from Strava, Polar, Garmin or Concept2, also as ZIP, gz, xz or lzma.',
  archive_not_supported:
    'This archive type is not supported. Unpack it and upload the files inside.',
  spreadsheet:
    'This is a spreadsheet. Save it as CSV and upload that, or upload the file exported by the device.',
  nested_archive: 'This archive contains another archive. Unpack it and upload the files inside.',
  archive_without_activity: 'There is no readable training file in this archive.',
  beside_activities: 'Such as messages, photos, planned workouts or days without training.',
  too_many_members: 'This archive contains more than 1,000 files. Upload it in parts.',
  method_not_supported:
    'This archive uses a compression method we cannot open. Unpack it and upload the files inside.',
  encrypted: 'This archive is password-protected. Unpack it and upload the files inside.',
  unsafe_path: 'This archive contains unsafe file paths. Unpack it and upload the files inside.',
  unknown_version: 'This file uses a version of row-telemetry we cannot read. Use version 1.',
  tiff_image: 'This is an image (TIFF). Upload the file exported by the device instead.',
  file_damaged: 'This file is damaged and cannot be read. Export it from the device again.',
  not_an_activity:
    'Invalid file: it contains no training data. Settings, courses and planned workouts cannot be imported.',
  mornings_only:
    'This file contains no training, only morning values such as sleep or weight. Add it in your profile under Morning monitoring.',
  no_mornings:
    'This file has no morning values: no resting heart rate, heart rate variability (RMSSD), sleep, weight or temperature.',
  no_records: 'This file contains a recording without any data.',
  summary_only:
    'This table contains only totals, no recording. Upload the original file of each activity instead, such as the FIT.',
  too_large: 'This file is too large: at most 100 MB, and 300 MB unpacked.',
  timed_out: 'Reading this file took too long and was stopped. Export it from the device again.',
  implausible:
    'The totals in this file are implausible, such as more than 1,000 km or more than 7 days.',
  xml_doctype:
    'This file contains a document type or entities, which are not allowed. Export it from the device again.',
  xml_too_deep:
    'This file is nested too deeply to be a training file. Export it from the device again.',
  reader_failed: 'This file could not be read. Export it from the device again.',
  date_order: 'Which day was it? Day and month cannot be told apart in this file.',
  interrupted: 'Reading was interrupted several times. Upload the file again.',
} as const
