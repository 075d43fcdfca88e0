-- Tests of performance.

call app.protect('performance_tests');
call app.protect('performance_test_lines');
call app.protect('performance_test_breaths');
call app.protect('performance_test_tags');
call app.protect('performance_test_focuses');
call app.protect('performance_test_names');
