import { personPage } from './personPages';

export const { queries, Component } = personPage('board');
