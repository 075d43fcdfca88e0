-- Answers are written in ordinary steps (server/attendance/commands.ts), where one can read who may compare and change what.
drop function app.mark_attendance(bigint, bigint, bigint, boolean[], json);
