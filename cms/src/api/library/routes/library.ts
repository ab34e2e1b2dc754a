const member = { auth: false, policies: ['global::member'] };

export default {
  type: 'content-api',
  routes: [
    call('/course/checkUserCourse', 'checkUserCourse'),
    call('/course/getUserCourse', 'getUserCourse'),
    call('/document/checkUserDocument', 'checkUserDocument'),
    call('/document/getUserDocument', 'getUserDocument'),
  ],
};

function call(path: string, name: string) {
  return { method: 'GET', path, handler: `library.${name}`, config: member };
}
