import { createContext } from 'react';

/** Whether who looks at the page pays the members' prices; false on the host, and until that is known. */
export const ActiveMemberContext = createContext(false);
