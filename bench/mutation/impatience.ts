import { configure } from '@testing-library/react';

// Waiting in vain is how many a mutant is found.
configure({ asyncUtilTimeout: 2_000 });
