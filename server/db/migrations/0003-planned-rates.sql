-- Strokes a minute a piece is planned at.

alter table session_pieces add column planned_rate double precision;
